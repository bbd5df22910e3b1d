/** Node, but with everything compiled as a browser gets it: effects run, and what is derived follows. */
export default {
  name: 'client',
  viteEnvironment: 'client',
  setup: () => ({ teardown: () => undefined }),
};
