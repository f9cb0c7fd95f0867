import type { Messages } from '../messages/catalan.ts';
import type { SignInError } from './session.ts';

export type SignInProblem = SignInError | { kind: 'needEmail' | 'needPassword' | 'wrongCode' };

export function textOf(problem: SignInProblem, words: Messages): string {
  switch (problem.kind) {
    case 'offline':
      return `${words.problem.offline}. ${words.problem.offlineAdvice}`;
    case 'refused':
      return `${words.problem.refused}. ${words.problem.refusedAdvice}`;
    default:
      return words.signIn[problem.kind];
  }
}
