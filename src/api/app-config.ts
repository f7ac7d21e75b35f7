import { DEFAULT_MIN_PASSWORD_LENGTH } from '@/domain/users/password';
import type { MapTiles } from '@/contract/map-tiles';
import type { PublicNotifications } from '@/contract/public-notifications';

declare global {
  /** Settings from the server's `/config.js`; undefined if that file could not be loaded. */
  var appConfig:
    | {
        gl2ServerUrl?: string;
        /** The address of Graylog's own web interface behind a proxy. */
        graylogUrl?: string;
        rootTimeZone?: string;
        isCloud?: boolean;
        featureFlags?: Readonly<Record<string, string>>;
        publicNotifications?: PublicNotifications;
        mapTiles?: MapTiles;
        minPasswordLength?: number;
        /** Of the server behind, such as `7.0.2`. */
        serverVersion?: string;
      }
    | undefined;
}

/** Whether the server turns a feature on; any value except `on` counts as off. */
export const isFeatureOn = (flag: string): boolean =>
  globalThis.appConfig?.featureFlags?.[flag]?.toLowerCase() === 'on';

/** The least number of characters of new passwords. */
export const minPasswordLength = (): number =>
  globalThis.appConfig?.minPasswordLength ?? DEFAULT_MIN_PASSWORD_LENGTH;

export const isCloud = (): boolean => globalThis.appConfig?.isCloud === true;
