import { endpoint } from './endpoint';

export type Capability = 'view' | 'manage' | 'own';
/** A user, team or everyone (`global`), by GRN. */
export type Grantee = { id: string; type: 'global' | 'team' | 'user'; title: string };
export type EntityDescriptor = { id: string; type: string; title: string; owners: Grantee[] };
/** Capabilities by the GRN of the grantee. */
export type Selection = Record<string, Capability>;

/** The shares of an entity, and the effect of a proposed selection. */
export type EntityShare = {
  /** GRNs of the entity and of the caller. */
  entity: string;
  sharing_user: string;
  available_grantees: Grantee[];
  available_capabilities: { id: Capability; title: string }[];
  /** Without the caller's own. */
  active_shares: { grant: string; grantee: string; capability: Capability }[];
  selected_grantee_capabilities: Selection;
  /** By grantee: entities the grantee would also need access to. */
  missing_permissions_on_dependencies: Record<string, EntityDescriptor[]>;
  validation_result: {
    failed: boolean;
    errors: Record<string, string[]>;
    error_context: Record<string, string[]>;
  };
};
export type ShareRequest = { selected_grantee_capabilities?: Selection | null };

type OfEntity = { grn: string; share: ShareRequest };
const ofEntity = ({ grn, share }: OfEntity) => ({ params: { grn }, body: share });

export const prepareShare = endpoint<OfEntity, EntityShare>({
  method: 'POST',
  path: '/authz/shares/entities/:grn/prepare',
  toRequest: ofEntity,
});
/**
 * The selection replaces all shares except the caller's own. 400 with the same body if no owner
 * would remain.
 */
export const shareEntity = endpoint<OfEntity, EntityShare>({
  method: 'POST',
  path: '/authz/shares/entities/:grn',
  toRequest: ofEntity,
});

export type SharesOfUserQuery = {
  page?: number;
  per_page?: number;
  query?: string;
  capability?: Capability | '';
  entity_type?: string;
};
export type SharesOfUser = {
  total: number;
  count: number;
  page: number;
  per_page: number;
  grand_total: number;
  entities: EntityDescriptor[];
  /** By the GRN of the entity. */
  context: { grantee_capabilities: Record<string, Capability> };
};
export const sharesOfUser = endpoint<SharesOfUserQuery & { userId: string }, SharesOfUser>({
  method: 'GET',
  path: '/authz/shares/user/:userId',
  toRequest: ({ userId, ...query }) => ({ params: { userId }, query }),
});

export type GrantOverview = {
  id: string;
  grantee: string;
  grantee_title: string;
  capability: Capability;
  target: string;
  target_title: string;
  created_by: string;
  created_at: string;
  updated_by: string;
  updated_at: string;
  expires_at: string | null;
};
export const grantsOverview = endpoint<void, { grants: GrantOverview[] }>({
  method: 'GET',
  path: '/authz/grants-overview',
  toRequest: () => ({}),
});
