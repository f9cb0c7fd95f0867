/** Requests about staff, the own account and the audit log. */
import {
  AuditPage,
  LinkPurpose,
  OwnAccount,
  RecoveryCodes,
  SignInStep,
  type StaffInvitation,
  StaffLink,
  StaffList,
  type StaffRole,
  TotpStart,
} from '@sintonia/contracts';
import { type Answer, type Answered, get, send } from '../api/request.ts';

const post = <T>(path: string, body: unknown, answer: Answer<T>): Answered<T> => send('POST', path, body, answer);
/** An answer without content. */
const done: Answer<object> = { safeParse: (answer) => ({ success: true, data: Object(answer) as object }) }; // cast: Object() returns one

export const fetchTeam = (signal?: AbortSignal) => get('/api/staff', StaffList, signal);
export const inviteStaff = (invitation: StaffInvitation) => post('/api/staff', invitation, StaffLink);
export const makeLink = (id: string, removeSecondFactor: boolean) =>
  post(`/api/staff/${id}/link`, { removeSecondFactor }, StaffLink);
export const setRole = (id: string, role: StaffRole) => post(`/api/staff/${id}/role`, { role }, done);
export const changeStaff = (id: string, act: 'disable' | 'enable' | 'withdraw') =>
  post(`/api/staff/${id}/${act}`, {}, done);

export const fetchLink = (token: string) => post('/api/staff/link', { token }, LinkPurpose);
export const takeLink = (use: { token: string; password: string; name?: string; email?: string }) =>
  post('/api/staff/link/use', use, SignInStep);

const me = <T>(path: string, body: unknown, answer: Answer<T>) => post(`/api/staff/me/${path}`, body, answer);
export const fetchOwnAccount = (signal?: AbortSignal) => get('/api/staff/me', OwnAccount, signal);
export const changePassword = (current: string, password: string) => me('password', { current, password }, done);
export const endSession = (id: string) => me(`sessions/${id}/end`, {}, done);
export const endOtherSessions = () => me('sessions/end-others', {}, done);
export const startTotp = (password: string) => me('totp', { password }, TotpStart);
export const confirmTotp = (code: string) => me('totp/confirm', { code }, done);
export const removeTotp = (password: string) => me('totp/remove', { password }, done);
export const makeRecoveryCodes = (password: string) => me('recovery-codes', { password }, RecoveryCodes);
export const passkeyOptions = (password: string) => me('passkeys/options', { password }, done);
export const addPasskey = (name: string, response: unknown) => me('passkeys', { name, response }, done);
export const removePasskey = (id: string, password: string) => me(`passkeys/${id}/remove`, { password }, done);

export interface AuditFilter {
  person: string;
  action: string;
  text: string;
  from: Date | null;
  /** Exclusive. */
  to: Date | null;
}

export function auditQuery({ person, action, text, from, to }: AuditFilter): string {
  const given = { person, action, text, from: from?.toISOString(), to: to?.toISOString() };
  return new URLSearchParams(
    Object.entries(given).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  ).toString();
}

export const fetchAudit = (filter: AuditFilter, before: number | null, signal?: AbortSignal) =>
  get(`/api/audit?${auditQuery(filter)}${before === null ? '' : `&before=${before}`}`, AuditPage, signal);
