import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { call } from '@/api/client';
import { thisNode } from '@/contract/system';
import { loadTexts } from '@/shared/texts/load-texts';
import { seedBackend, signInAs } from '@test/backend/backend';
import { renderPagesOf } from '@test/rendering/render-page';
import { MessageFacts } from '../MessageFacts';

/** A message that this node received by an input that was deleted. */
async function open(nodeId: string) {
  await loadTexts(['message']);
  const message = { _id: '1', gl2_source_input: 'c'.repeat(24), gl2_source_node: nodeId };
  const facts = (
    <MessageFacts message={{ message, index: 'graylog_0', highlight_ranges: {} }} zone="UTC" />
  );
  return renderPagesOf([{ path: '/', element: facts }])('/');
}
async function ownNode(): Promise<string> {
  await seedBackend();
  await signInAs();
  return (await call(thisNode, undefined)).node_id;
}
const nodeName = (id: string) => new RegExp(`^${id.slice(0, 8)} / `);

it('links the node that received a message', async () => {
  const id = await ownNode();
  await open(id);
  expect(await screen.findByRole('link', { name: nodeName(id) })).toHaveAttribute(
    'href',
    `/system/nodes/${id}`,
  );
  expect(await screen.findByText('deleted input')).toBeVisible();
});

it('names it in plain text in the cloud, and a node that has left', async () => {
  const id = await ownNode();
  vi.stubGlobal('appConfig', { isCloud: true });
  const { unmount } = await open(id);
  expect(await screen.findByText(nodeName(id))).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
  unmount();
  vi.stubGlobal('appConfig', undefined);
  await open('gone');
  expect(await screen.findByText('stopped node')).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});
