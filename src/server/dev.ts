import process from 'node:process';
import { createServer, type Plugin } from 'vite';
import { runNode } from './build/run-node';

const NODE = 'http://127.0.0.1:9000';

/** Does what the node does for the built page: its links are relative, and pages lie deeper. */
const withBase: Plugin = {
  name: 'base',
  transformIndexHtml: (html) => html.replace('<head>', '<head>\n    <base href="/">'),
};

/** `npm run dev`: the node on its usual port, and before it the console with hot reload. */
async function dev(): Promise<void> {
  const proxy = { '/api': NODE, '/config.js': NODE, '/login/one-time': NODE };
  const vite = await createServer({
    plugins: [withBase],
    server: { port: 5173, host: '127.0.0.1', proxy },
  });
  await vite.listen();
  vite.printUrls();
  runNode(['--import', 'tsx', 'src/server/main.ts', ...process.argv.slice(2)]).onEnd(
    () => void vite.close(),
  );
}

dev().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
