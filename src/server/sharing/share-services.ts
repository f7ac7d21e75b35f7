import type { ConfigDocument } from '@/contract/cluster-config';
import type { ActivityLog } from '../entities/activity-log';
import type { EntityDirectory } from '../entities/entity-directory';
import type { Documents } from '../storage/documents';
import type { UserStore } from '../accounts/user-store';
import type { Grants } from '../authorization/grants';

export type ShareServices = {
  users: UserStore;
  grants: Grants;
  configs: Pick<Documents<ConfigDocument>, 'get'>;
  activity: ActivityLog;
  directory: EntityDirectory;
};
