/*
 * Looks at what was built before anybody gets it: every script must be JavaScript that finds what it imports, and where
 * a browser is at hand, the page is opened in it once and every script loaded. A bundler that does not fit the rest has
 * been seen to say "built" and to leave scripts that no browser could read. What is broken is removed.
 *
 * Node takes modules apart only with --experimental-vm-modules. A folder may be named that is not the usual one.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { delimiter, extname, join, posix, resolve } from 'node:path';
import { SourceTextModule } from 'node:vm';

const PAGE = resolve(process.argv[2] ?? resolve(import.meta.dirname, '../../src/cerebria/server/page'));
const PATIENCE = 60_000;
const KINDS = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml' };

/** What is wrong with the scripts themselves, a line each. */
async function mistakesIn(scripts) {
  const wrong = [];
  for (const script of scripts) {
    let imported;
    try {
      const module = new SourceTextModule(await readFile(join(PAGE, script), 'utf8'), { identifier: script });
      imported = module.moduleRequests.map(({ specifier }) => posix.join(posix.dirname(script), specifier));
    } catch (error) {
      wrong.push(`${script}: ${error.message}`);
      continue;
    }
    wrong.push(
      ...imported.filter((name) => !scripts.includes(name)).map((name) => `${script}: ${name} is missing`),
    );
  }
  return wrong;
}

/** Where a browser of Chromium's kind lies, if one does. */
function browser() {
  const named = process.env.CEREBRIA_CHROMIUM;
  if (named) return existsSync(named) ? named : undefined;
  const names = [
    'chromium-headless-shell',
    'chromium',
    'chromium-browser',
    'google-chrome',
    'chrome',
    'msedge',
  ];
  const folders = (process.env.PATH ?? '').split(delimiter);
  const places = [
    ...names.flatMap((name) =>
      folders.flatMap((folder) => [join(folder, name), join(folder, `${name}.exe`)]),
    ),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    ...[process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)']]
      .filter(Boolean)
      .flatMap((folder) => [
        join(folder, 'Google/Chrome/Application/chrome.exe'),
        join(folder, 'Microsoft/Edge/Application/msedge.exe'),
      ]),
  ];
  return places.find((place) => existsSync(place));
}

/** What is wrong with the page in a browser; null if it could not be opened there at all. */
async function mistakesInBrowser(program, scripts) {
  const index = await readFile(join(PAGE, 'index.html'), 'utf8');
  const loading = `<script type="module">
    window.addEventListener('error', ({ message }) => (document.title = 'wrong ' + message));
    try {
      for (const script of ${JSON.stringify(scripts)}) await import('/' + script);
      document.title = 'loaded';
    } catch (error) { document.title = 'wrong ' + error; }
  </script>`;
  const server = createServer(async (request, response) => {
    const path = new URL(request.url, 'http://localhost').pathname;
    const file = join(PAGE, path);
    if (path === '/')
      return response.setHeader('content-type', 'text/html').end(index.replace('</body>', `${loading}$&`));
    if (path.startsWith('/api') || !existsSync(file)) return response.writeHead(404).end();
    response
      .setHeader('content-type', KINDS[extname(file)] ?? 'application/octet-stream')
      .end(await readFile(file));
  });
  await new Promise((ready) => server.listen(0, '127.0.0.1', ready));
  const profile = await mkdtemp(join(tmpdir(), 'cerebria-'));
  try {
    const dom = await run(program, [
      '--headless', '--disable-gpu', '--no-first-run', '--disable-background-networking',
      '--disable-component-update', '--disable-sync', '--virtual-time-budget=20000',
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      `--user-data-dir=${profile}`, '--dump-dom', `http://127.0.0.1:${server.address().port}/`,
    ]); // prettier-ignore
    if (dom === null) return null;
    const title = /<title>(.*?)<\/title>/s.exec(dom)?.[1] ?? '';
    if (title.startsWith('wrong')) return [title];
    if (title !== 'loaded') return ['the scripts did not finish loading'];
    return /<div id="app">\s*<\/div>/.test(dom) ? ['nothing is shown'] : [];
  } finally {
    server.close();
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** What a program prints; null if it fails or takes too long, which says nothing about the page. */
function run(program, args) {
  return new Promise((done) => {
    const running = spawn(program, args, { stdio: ['ignore', 'pipe', 'ignore'], timeout: PATIENCE });
    let printed = '';
    running.stdout.on('data', (part) => (printed += part));
    running.on('error', () => done(null));
    running.on('close', (code) => done(code === 0 && printed ? printed : null));
  });
}

const scripts = (await readdir(PAGE, { recursive: true }))
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => name.endsWith('.js'))
  .sort();
const program = browser();
let wrong = scripts.length ? await mistakesIn(scripts) : ['there are no scripts'];
let opened = false;
if (!wrong.length && program) {
  const found = await mistakesInBrowser(program, scripts);
  opened = found !== null;
  wrong = found ?? [];
}
if (wrong.length) {
  await rm(PAGE, { recursive: true, force: true });
  console.error(`\nThe browser client was built, but it is broken:\n  ${wrong.join('\n  ')}`);
  console.error(
    'It was removed. If what is fetched does not fit together, go back to the lock file: git checkout web/package.json ' +
      'web/package-lock.json, then make clean and make web. Otherwise the fault is in web/src or in the bundler: try ' +
      'another version of vite or rolldown, as CONTRIBUTING.md says.',
  );
  process.exit(1);
}
console.log(
  `${scripts.length} scripts parsed${opened ? ' and loaded in a browser' : '; no browser at hand to open them'}`,
);
