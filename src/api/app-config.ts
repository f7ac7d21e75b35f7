import type { MapTiles } from '@/contract/map-tiles';
import type { PublicNotifications } from '@/contract/public-notifications';

declare global {
  /** Settings from the server's `/config.js`; undefined if that file could not be loaded. */
  var appConfig:
    | {
        gl2ServerUrl?: string;
        rootTimeZone?: string;
        isCloud?: boolean;
        featureFlags?: Readonly<Record<string, string>>;
        publicNotifications?: PublicNotifications;
        mapTiles?: MapTiles;
        /** Of the server behind, such as `7.0.2`. */
        serverVersion?: string;
      }
    | undefined;
}

/** Whether the server turns a feature on; any value except `on` counts as off. */
export const isFeatureOn = (flag: string): boolean =>
  globalThis.appConfig?.featureFlags?.[flag]?.toLowerCase() === 'on';

export const isCloud = (): boolean => globalThis.appConfig?.isCloud === true;
