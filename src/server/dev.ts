import { spawn } from 'node:child_process';
import process from 'node:process';
import { createServer } from 'vite';

const NODE = 'http://127.0.0.1:9000';

/** `npm run dev`: the node on its usual port, and before it the console with hot reload. */
async function dev(): Promise<void> {
  const node = spawn(process.execPath, ['--import', 'tsx', 'src/server/main.ts', ...process.argv.slice(2)], { stdio: 'inherit' });
  const vite = await createServer({ server: { port: 5173, host: '127.0.0.1', proxy: { '/api': NODE, '/config.js': NODE, '/login/one-time': NODE } } });
  await vite.listen();
  vite.printUrls();

  const stop = () => void vite.close().then(() => node.kill('SIGTERM'));
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  node.on('exit', (code) => process.exit(code ?? 1));
}

dev().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
