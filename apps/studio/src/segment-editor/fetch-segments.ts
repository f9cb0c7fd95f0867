import {
  type QueryPeriod,
  type QuerySegment,
  SavedSegment,
  SavedSegmentList,
  type SavedSegmentRequest,
  SegmentSize,
} from '@sintonia/contracts';
import { AnyAnswer, ask, get, send } from '../api/request.ts';

const PATH = '/api/v1/segments';
const of = (id: string) => `${PATH}/${encodeURIComponent(id)}`;

export const fetchSegments = (signal?: AbortSignal) => get(PATH, SavedSegmentList, signal);
export const addSegment = (request: SavedSegmentRequest) => send('POST', PATH, request, SavedSegment);
export const changeSegment = (id: string, request: SavedSegmentRequest) => send('PUT', of(id), request, SavedSegment);
export const removeSegment = (id: string) => send('DELETE', of(id), {}, AnyAnswer);
export const fetchSize = (
  query: { suite?: string; period: QueryPeriod; segments: readonly QuerySegment[] },
  signal?: AbortSignal,
) => ask(`${PATH}/size`, query, SegmentSize, signal);
