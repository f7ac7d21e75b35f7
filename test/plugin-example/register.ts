import { installPlugin } from '@/app/plugins/install';
import { plugin } from './plugin';

installPlugin(plugin);
