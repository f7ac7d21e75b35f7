import type { SearchesClusterConfig } from '@/contract/cluster-config';

export type SearchesFormProps = {
  config: SearchesClusterConfig;
  title: string;
  onClose: () => void;
};
