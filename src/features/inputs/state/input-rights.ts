import { mayOver, PERMISSIONS } from '@/contract/permissions';

export const mayEdit = mayOver(PERMISSIONS.inputs.edit);
export const mayRun = mayOver(PERMISSIONS.inputs.changestate);
export const mayDelete = mayOver(PERMISSIONS.inputs.terminate);
