import { useState } from 'react';
import { AddGrantee } from '@/shared/sharing/AddGrantee';
import { EntityLink } from '@/shared/sharing/EntityLink';
import { GranteeList } from '@/shared/sharing/GranteeList';
import type { SelectedGrantee } from '@/shared/sharing/share-changes';
import { ShareButton } from '@/shared/sharing/ShareButton';
import { MissingDependencies, ValidationProblems } from '@/shared/sharing/ShareProblems';
import type { Capability, Grantee } from '@/contract/shares';
import { Announcements } from '@/app/public-notifications/Announcements';
import { Specimen } from './Specimen';

const capabilities: { id: Capability; title: string }[] = [
  { id: 'view', title: 'Viewer' },
  { id: 'manage', title: 'Manager' },
  { id: 'own', title: 'Owner' },
];
const ann: Grantee = { id: 'grn::::user:1', type: 'user', title: 'Ann Lee' };
const grantees: SelectedGrantee[] = [
  { ...ann, capability: 'view', before: undefined, state: 'new' },
  {
    id: 'all',
    type: 'global',
    title: 'Everyone',
    capability: 'view',
    before: 'view',
    state: 'unchanged',
  },
  {
    id: 'team',
    type: 'team',
    title: 'Platform',
    capability: 'manage',
    before: 'view',
    state: 'changed',
  },
  {
    id: 'grn::::user:gone',
    type: 'error',
    title: 'grn::::user:gone',
    capability: 'own',
    before: 'own',
    state: 'unchanged',
  },
];
const announced = {
  hiddenTitle: false,
  isActive: true,
  isDismissible: true,
  title: 'Maintenance',
  shortMessage: 'Searches are slower from 22:00 to 23:00 UTC.',
  longMessage: 'All nodes are updated one after the other.',
};
const nothing = () => undefined;

const aboutOf = (id: string) => (id === ann.id ? 'ann · ann@example.org' : undefined);

export function SharingParts() {
  const [next, setNext] = useState<{ grantee: string | undefined; capability: Capability }>({
    grantee: undefined,
    capability: 'view',
  });
  return (
    <>
      <Specimen name="Share button">
        <ShareButton
          entity={{ type: 'stream', id: '000000000000000000000001', title: 'Default Stream' }}
        />
      </Specimen>
      <Specimen name="Add a user or team" wide>
        <AddGrantee
          aboutOf={aboutOf}
          grantees={[ann, { id: 'all', type: 'global', title: 'Everyone' }]}
          capabilities={capabilities}
          {...next}
          problem={undefined}
          onChange={(change) => setNext({ ...next, ...change })}
          onAdd={nothing}
        />
      </Specimen>
      <Specimen name="Nobody left to add" wide>
        <AddGrantee
          aboutOf={aboutOf}
          grantees={[]}
          capabilities={capabilities}
          grantee={undefined}
          capability="own"
          problem={undefined}
          onChange={nothing}
          onAdd={nothing}
        />
      </Specimen>
      <Specimen name="Who has access">
        <GranteeList
          aboutOf={aboutOf}
          grantees={grantees}
          removed={[{ id: 'bob', title: 'Bob Ray' }]}
          active={{ available_capabilities: capabilities, active_shares: [] }}
          onChange={nothing}
        />
      </Specimen>
      <Specimen name="Nobody has access">
        <GranteeList
          aboutOf={aboutOf}
          grantees={[]}
          removed={[]}
          active={{ available_capabilities: capabilities, active_shares: [] }}
          onChange={nothing}
        />
      </Specimen>
      <Specimen name="Rejected by the server">
        <ValidationProblems
          titleOf={() => ann.title}
          validation={{
            failed: true,
            errors: {
              selected_grantee_capabilities: [
                'Without the owners <[grn::::user:1]> nobody would own the entity.',
              ],
            },
            error_context: { selected_grantee_capabilities: [ann.id] },
          }}
        />
      </Specimen>
      <Specimen name="Missing access to dependencies">
        <MissingDependencies
          titleOf={() => ann.title}
          missing={[
            [
              ann.id,
              [
                {
                  id: '1',
                  type: 'stream',
                  title: 'Mail',
                  owners: [{ id: '2', type: 'user', title: 'Bob Ray' }],
                },
                { id: '3', type: 'stream', title: 'Web', owners: [] },
              ],
            ],
          ]}
        />
      </Specimen>
      <Specimen name="Link">
        <EntityLink
          entity={{ type: 'stream', id: '000000000000000000000001', title: 'Default Stream' }}
        />
      </Specimen>
      <Specimen name="Announcements">
        <Announcements
          all={{
            p1: { ...announced, variant: 'info' },
            p2: { ...announced, variant: 'success', hiddenTitle: true },
            p3: { ...announced, variant: 'warning', longMessage: '' },
            p4: { ...announced, variant: 'danger', isDismissible: false },
          }}
        />
      </Specimen>
    </>
  );
}
