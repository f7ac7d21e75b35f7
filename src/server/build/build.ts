import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import packageJson from '../../../package.json' with { type: 'json' };
import { compressFiles } from './compressed-files';
import { fingerprint, stampBuild, type BuildName } from './stale';

/**
 * Makes a build in `dist`, of the sources below the working directory. Vite and TypeScript are only
 * loaded here, because loading them takes longer than starting the node.
 */
export async function build(name: BuildName): Promise<void> {
  const made = fingerprint(name);
  await BUILD[name]();
  // Changes during the build make it stale again.
  stampBuild(name, made);
}

const BUILD: Readonly<Record<BuildName, () => Promise<void>>> = {
  server: () => buildByVite({ ssr: true }),
  // An installed package has no sources of the console, only the built one.
  web: async () => {
    if (existsSync('index.html')) await buildByVite({});
  },
  rest: async () => {
    const { openApiDocument } = await import('./openapi/openapi');
    const document = await openApiDocument(process.cwd(), packageJson.version);
    writeFileSync(join('dist', 'server', 'openapi.json'), JSON.stringify(document));
    await compressFiles(join('dist', 'web'));
  },
};

async function buildByVite(options: { ssr?: true }): Promise<void> {
  const vite = await import('vite');
  await vite.build({
    logLevel: 'warn',
    build: {
      reportCompressedSize: false,
      rolldownOptions: { checks: { pluginTimings: false } },
      ...options,
    },
  });
}
