export const VICTIMS = ['collector', 'writer', 'nats-server', 'leader', 'event store'] as const;
export type Victim = (typeof VICTIMS)[number];
