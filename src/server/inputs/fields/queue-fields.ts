import type { RequestedFields } from '../definition/input-type';
import { field, required } from './field';

export const throttleFields: RequestedFields = {
  throttling_allowed: field(
    'boolean',
    'Allow throttling this input.',
    'Reads nothing new while the node is behind with storing.',
    false,
  ),
};

export const kafkaFields: RequestedFields = {
  ...throttleFields,
  legacy_mode: field(
    'boolean',
    'Legacy mode',
    'Finds the brokers through ZooKeeper, as before Graylog 3.3.',
    true,
    { position: 10 },
  ),
  bootstrap_server: field(
    'text',
    'Bootstrap Servers',
    'Kafka brokers as host:port, separated by commas; not for the legacy mode.',
    '127.0.0.1:9092',
    { position: 11 },
  ),
  zookeeper: field(
    'text',
    'ZooKeeper address (legacy mode only)',
    'Host and port of the ZooKeeper that manages the brokers; only for the legacy mode.',
    '127.0.0.1:2181',
    { position: 12 },
  ),
  topic_filter: field(
    'text',
    'Topic filter regex',
    'Topics whose name matches are read.',
    '^your-topic$',
    required,
  ),
  fetch_min_bytes: field(
    'number',
    'Fetch minimum bytes',
    'Waits for so many bytes, or for the longest waiting time.',
    5,
    required,
  ),
  fetch_wait_max: field(
    'number',
    'Fetch maximum wait time (ms)',
    'Waits so long, or for the least bytes.',
    100,
    required,
  ),
  threads: field(
    'number',
    'Processor threads',
    'Threads that read; one for each partition of the topic.',
    2,
    required,
  ),
  offset_reset: field(
    'dropdown',
    'Auto offset reset',
    'Where to begin when no place is known, or when it is gone.',
    'largest',
    {
      additional_info: {
        values: {
          largest: 'Begin with the newest messages',
          smallest: 'Begin with the oldest messages',
        },
      },
    },
  ),
  group_id: field('text', 'Consumer group id', 'The consumer group of this input.', 'graylog2'),
  custom_properties: field(
    'text',
    'Custom Kafka properties',
    'Further properties of the consumer, one a line.',
    '',
    { attributes: ['textarea', 'is_sensitive'], position: 200 },
  ),
};

export const amqpFields: RequestedFields = {
  ...throttleFields,
  broker_hostname: field('text', 'Broker hostname', 'The host of the AMQP broker.', '', required),
  broker_port: field('number', 'Broker port', 'The port of the AMQP broker.', 5672, {
    attributes: ['is_port_number'],
  }),
  broker_vhost: field(
    'text',
    'Broker virtual host',
    'The virtual host on the broker.',
    '/',
    required,
  ),
  broker_username: field('text', 'Username', 'The user to sign in to the broker with.', ''),
  broker_password: field('text', 'Password', 'The password of that user.', '', {
    attributes: ['is_password'],
  }),
  prefetch: field(
    'number',
    'Prefetch count',
    'How many messages are asked for at a time.',
    100,
    required,
  ),
  queue: field('text', 'Queue', 'The queue that is made and read.', 'log-messages', required),
  exchange: field(
    'text',
    'Exchange',
    'The exchange that the queue is bound to.',
    'log-messages',
    required,
  ),
  exchange_bind: field(
    'boolean',
    'Bind to exchange',
    'Binds the queue to the exchange, which must exist.',
    false,
  ),
  routing_key: field('text', 'Routing key', 'The key of the messages to take.', '#', required),
  parallel_queues: field(
    'number',
    'Number of Queues',
    'How many queues are read at a time.',
    1,
    required,
  ),
  heartbeat: field('number', 'Heartbeat timeout', 'Seconds between signs of life; 0 for none.', 60),
  tls: field('boolean', 'Enable TLS?', 'Encrypts the connection to the broker.', false),
  requeue_invalid_messages: field(
    'boolean',
    'Re-queue invalid messages?',
    'Puts what is no message back into the queue.',
    true,
  ),
};
