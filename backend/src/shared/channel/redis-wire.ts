import { disconnect, keepConnected, type RedisConnection } from '../redis.js';
import { Wire } from './wire.port.js';

/** Publish and subscribe of Redis. Listening takes a connection of its own, since Redis allows no other command on it. */
export class RedisWire extends Wire {
  private listening?: RedisConnection;
  private readonly name: string;

  /** @param keyPrefix keeps installations apart that share a Redis, whose channels are common to all its databases */
  constructor(
    private readonly redis: RedisConnection,
    keyPrefix: string,
  ) {
    super();
    this.name = `${keyPrefix}live`;
  }

  async send(text: string): Promise<void> {
    await this.sender.publish(this.name, text);
  }

  /**
   * A Cluster tells all its nodes, and the client would choose another one for each command. Over one and the same, no
   * message overtakes another.
   */
  private get sender(): RedisConnection {
    if (!('nodes' in this.redis)) return this.redis;
    return this.redis.nodes('master').find(({ status }) => status === 'ready') ?? this.redis;
  }

  async listen(hear: (text: string) => void): Promise<void> {
    const listening = this.redis.duplicate();
    this.listening = listening;
    listening.on('message', (_channel: string, text: string) => hear(text));
    // The client subscribes again by itself after it lost the connection, but only once it has subscribed.
    let isSubscribed = false;
    const subscribe = async (): Promise<void> => {
      if (isSubscribed) return;
      isSubscribed = await listening.subscribe(this.name).then(
        () => true,
        () => false,
      );
    };
    listening.on('ready', () => void subscribe());
    await keepConnected(listening);
    await subscribe();
  }

  renew(): void {
    this.listening?.disconnect(true);
  }

  async close(): Promise<void> {
    if (this.listening) await disconnect(this.listening);
  }
}
