import type { Intake } from '../intake';
import type { Configuration, Listener } from '../model';
import { startFramedTcp } from '../network/framed-tcp';
import { startPlainUdp } from '../network/plain-udp';

export const startSyslogTcp = (configuration: Configuration, intake: Intake): Promise<Listener> => startFramedTcp(configuration, intake, { port: 1514, endsWithNul: false, octetCounting: true });

export const startSyslogUdp = (configuration: Configuration, intake: Intake): Promise<Listener> => startPlainUdp(configuration, intake, 1514);
