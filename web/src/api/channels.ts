/** Requests about how somebody is called to their tables. */

import { ask } from './http';
import type { ChannelsAnswer, HookForm, MailForm, PushForm } from './schema';

const CHANNELS = '/api/channels';

export const channels = {
  all: () => ask<ChannelsAnswer>('GET', CHANNELS),
  add: (form: HookForm | MailForm | PushForm) => ask<ChannelsAnswer>('POST', CHANNELS, form),
  remove: (id: string) => ask<ChannelsAnswer>('DELETE', `${CHANNELS}/${id}`),
  tryOut: (id: string) => ask<void>('POST', `${CHANNELS}/${id}/try`),
  confirm: (id: string, secret: string) => ask<void>('POST', `${CHANNELS}/${id}/confirm`, { secret }),
  stop: (id: string, secret: string) =>
    ask<void>('POST', `${CHANNELS}/${id}/stop?secret=${encodeURIComponent(secret)}`),
};
