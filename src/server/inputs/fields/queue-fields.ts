import type { RequestedFields } from '../definition/input-type';
import { field, required } from './field';

export const throttleFields: RequestedFields = {
  throttling_allowed: field(
    'boolean',
    'Allow throttling this input.',
    'Stop reading while the node is behind with storing messages.',
    false,
  ),
};

export const kafkaFields: RequestedFields = {
  ...throttleFields,
  legacy_mode: field(
    'boolean',
    'Legacy mode',
    'Find the brokers through ZooKeeper, as before Graylog 3.3.',
    true,
    { position: 10 },
  ),
  bootstrap_server: field(
    'text',
    'Bootstrap Servers',
    'Kafka brokers as host:port, separated by commas. Not used in legacy mode.',
    '127.0.0.1:9092',
    { position: 11 },
  ),
  zookeeper: field(
    'text',
    'ZooKeeper address (legacy mode only)',
    'Host and port of the ZooKeeper server. Only used in legacy mode.',
    '127.0.0.1:2181',
    { position: 12 },
  ),
  topic_filter: field(
    'text',
    'Topic filter regex',
    'Regular expression for the names of the topics to read.',
    '^your-topic$',
    required,
  ),
  fetch_min_bytes: field(
    'number',
    'Fetch minimum bytes',
    'Wait for this many bytes, or until the maximum wait time.',
    5,
    required,
  ),
  fetch_wait_max: field(
    'number',
    'Fetch maximum wait time (ms)',
    'Wait this long, or until the minimum bytes have arrived.',
    100,
    required,
  ),
  threads: field(
    'number',
    'Processor threads',
    'Number of reading threads, at most one per partition of the topic.',
    2,
    required,
  ),
  offset_reset: field(
    'dropdown',
    'Auto offset reset',
    'Where to start if there is no offset, or it no longer exists.',
    'largest',
    {
      additional_info: {
        values: {
          largest: 'Start with the newest messages',
          smallest: 'Start with the oldest messages',
        },
      },
    },
  ),
  group_id: field('text', 'Consumer group id', 'Consumer group of this input.', 'graylog2'),
  custom_properties: field(
    'text',
    'Custom Kafka properties',
    'Additional consumer properties, one per line.',
    '',
    { attributes: ['textarea', 'is_sensitive'], position: 200 },
  ),
};

export const amqpFields: RequestedFields = {
  ...throttleFields,
  broker_hostname: field('text', 'Broker hostname', 'Host of the AMQP broker.', '', required),
  broker_port: field('number', 'Broker port', 'Port of the AMQP broker.', 5672, {
    attributes: ['is_port_number'],
  }),
  broker_vhost: field('text', 'Broker virtual host', 'Virtual host on the broker.', '/', required),
  broker_username: field('text', 'Username', 'User for signing in to the broker.', ''),
  broker_password: field('text', 'Password', 'Password of this user.', '', {
    attributes: ['is_password'],
  }),
  prefetch: field(
    'number',
    'Prefetch count',
    'Number of messages to fetch at a time.',
    100,
    required,
  ),
  queue: field('text', 'Queue', 'Queue to create and read.', 'log-messages', required),
  exchange: field('text', 'Exchange', 'Exchange to bind the queue to.', 'log-messages', required),
  exchange_bind: field(
    'boolean',
    'Bind to exchange',
    'Bind the queue to the exchange, which must exist.',
    false,
  ),
  routing_key: field('text', 'Routing key', 'Routing key of the messages to read.', '#', required),
  parallel_queues: field(
    'number',
    'Number of Queues',
    'Number of queues to read in parallel.',
    1,
    required,
  ),
  heartbeat: field(
    'number',
    'Heartbeat timeout',
    'Heartbeat interval in seconds. 0 turns it off.',
    60,
  ),
  tls: field('boolean', 'Enable TLS?', 'Encrypt the connection to the broker.', false),
  requeue_invalid_messages: field(
    'boolean',
    'Re-queue invalid messages?',
    'Put invalid messages back into the queue.',
    true,
  ),
};
