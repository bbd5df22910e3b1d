/** Where a screen that could not be fetched says already that there is a newer page, nothing else says so. */
export const newer = { isTold: false };

/** Whether the server has another build of the page than the one that runs. */
export async function isOutdated(): Promise<boolean> {
  const page = await (await fetch('/index.html', { cache: 'no-store' })).text();
  return !page.includes(new URL(import.meta.url).pathname);
}
