import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import packageJson from '../../../../package.json' with { type: 'json' };
import { openApiDocument } from './openapi';

/** Writes the description of the API beside the built node. */
const root = process.cwd();
const folder = join(root, 'dist', 'server');
mkdirSync(folder, { recursive: true });
writeFileSync(
  join(folder, 'openapi.json'),
  JSON.stringify(await openApiDocument(root, packageJson.version)),
);
