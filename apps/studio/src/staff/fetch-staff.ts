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
import { type Answer, type Answered, AnyAnswer, get, send } from '../api/request.ts';

const post = <T>(path: string, body: unknown, answer: Answer<T>): Answered<T> => send('POST', path, body, answer);

export const fetchTeam = (signal?: AbortSignal) => get('/api/staff', StaffList, signal);
export const inviteStaff = (invitation: StaffInvitation) => post('/api/staff', invitation, StaffLink);
export const makeLink = (id: string, removeSecondFactor: boolean) =>
  post(`/api/staff/${id}/link`, { removeSecondFactor }, StaffLink);
export const setRole = (id: string, role: StaffRole) => post(`/api/staff/${id}/role`, { role }, AnyAnswer);
export const changeStaff = (id: string, act: 'disable' | 'enable' | 'withdraw') =>
  post(`/api/staff/${id}/${act}`, {}, AnyAnswer);

export const fetchLink = (token: string) => post('/api/staff/link', { token }, LinkPurpose);
export const redeemLink = (use: { token: string; password: string; name?: string; email?: string }) =>
  post('/api/staff/link/use', use, SignInStep);

const me = <T>(path: string, body: unknown, answer: Answer<T>) => post(`/api/staff/me/${path}`, body, answer);
export const fetchOwnAccount = (signal?: AbortSignal) => get('/api/staff/me', OwnAccount, signal);
export const changePassword = (current: string, password: string) => me('password', { current, password }, AnyAnswer);
export const endSession = (id: string) => me(`sessions/${id}/end`, {}, AnyAnswer);
export const endOtherSessions = () => me('sessions/end-others', {}, AnyAnswer);
export const startTotp = (password: string) => me('totp', { password }, TotpStart);
export const confirmTotp = (code: string) => me('totp/confirm', { code }, AnyAnswer);
export const removeTotp = (password: string) => me('totp/remove', { password }, AnyAnswer);
export const makeRecoveryCodes = (password: string) => me('recovery-codes', { password }, RecoveryCodes);
export const passkeyOptions = (password: string) => me('passkeys/options', { password }, AnyAnswer);
export const addPasskey = (name: string, response: unknown) => me('passkeys', { name, response }, AnyAnswer);
export const removePasskey = (id: string, password: string) => me(`passkeys/${id}/remove`, { password }, AnyAnswer);

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
