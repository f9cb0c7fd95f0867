import { useWordsOf } from '../messages/language.ts';
import { type AlertsWords, alertsCatalan } from './alerts-catalan.ts';
import { alertsEnglish } from './alerts-english.ts';

export const useAlertsWords = (): AlertsWords => useWordsOf<AlertsWords>(alertsCatalan, alertsEnglish);
