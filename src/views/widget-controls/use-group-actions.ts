import { useView } from '@/views/view-state/view-state-context';
import { groupActions } from './group-actions';

/** Actions on several widgets of the shown page, each of them a single undo step. */
export const useGroupActions = () => groupActions(useView());
