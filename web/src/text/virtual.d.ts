declare module 'virtual:books' {
  /** Where each book lies, by language. */
  const addresses: Record<string, Record<import('./books').Book, string>>;
  export default addresses;
}

declare module 'virtual:scenery' {
  const scenery: import('../content/scenery').Scenery;
  export default scenery;
}
