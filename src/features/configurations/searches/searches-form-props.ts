import type { SearchesClusterConfig } from '@/contract/cluster-config';

/** What every form about searches begins with. */
export type SearchesFormProps = {
  config: SearchesClusterConfig;
  title: string;
  onClose: () => void;
};
