/** For tests: a local server with Open-Meteo's format, which can be slow, broken or unreachable. */

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DAY_S, HOUR_S } from '@sintonia/contracts';

export interface OpenMeteoFake {
  address: string;
  /** The query of each request. */
  requests: URLSearchParams[];
  /** Behaviour for the next requests. */
  answerWith(answer: (request: IncomingMessage, response: ServerResponse) => void): void;
  close(): Promise<void>;
}

/** Answer for one place from a local midnight on, with the field names of the API's documentation. */
export function anAnswer(midnightS: number, latitude = 41.4, over: Record<string, unknown> = {}) {
  const hours = Array.from({ length: 168 }, (_, hour) => hour);
  const days = Array.from({ length: 7 }, (_, day) => day);
  const each = (value: unknown) => hours.map(() => value);
  const eachDay = (value: unknown) => days.map(() => value);
  return {
    latitude,
    longitude: 2.17,
    generationtime_ms: 0.2,
    utc_offset_seconds: 3600,
    timezone: 'Europe/Madrid',
    timezone_abbreviation: 'GMT+1',
    elevation: 12,
    current_units: { time: 'unixtime', temperature_2m: '°C' },
    current: {
      time: midnightS + 10 * HOUR_S + 900,
      interval: 900,
      temperature_2m: 14.3,
      apparent_temperature: 13.1,
      relative_humidity_2m: 71,
      precipitation: 0,
      weather_code: 2,
      cloud_cover: 48,
      wind_speed_10m: 11.2,
      wind_direction_10m: 360,
      wind_gusts_10m: 24.5,
      is_day: 1,
    },
    hourly_units: { time: 'unixtime' },
    hourly: {
      time: hours.map((hour) => midnightS + hour * HOUR_S),
      temperature_2m: hours.map((hour) => 10 + (hour % 24) / 2),
      apparent_temperature: each(9),
      relative_humidity_2m: each(70),
      precipitation: each(0.2),
      precipitation_probability: each(35),
      weather_code: each(61),
      cloud_cover: each(90),
      wind_speed_10m: each(12),
      wind_direction_10m: each(315),
      wind_gusts_10m: each(30),
      is_day: each(1),
    },
    daily_units: { time: 'unixtime' },
    daily: {
      time: days.map((day) => midnightS + day * DAY_S),
      weather_code: eachDay(61),
      temperature_2m_min: eachDay(8.2),
      temperature_2m_max: eachDay(16.9),
      precipitation_sum: eachDay(4.8),
      precipitation_probability_max: eachDay(65),
      wind_speed_10m_max: eachDay(21),
      wind_gusts_10m_max: eachDay(44),
      wind_direction_10m_dominant: eachDay(310),
      sunrise: days.map((day) => midnightS + day * DAY_S + 27_600),
      sunset: days.map((day) => midnightS + day * DAY_S + 62_700),
      uv_index_max: eachDay(1.9),
    },
    ...over,
  };
}

export const json = (response: ServerResponse, body: unknown, status = 200): void => {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(body));
};

export async function openMeteoFake(): Promise<OpenMeteoFake> {
  const requests: URLSearchParams[] = [];
  let answer: (request: IncomingMessage, response: ServerResponse) => void = (_, response) => json(response, {}, 500);
  const server = createServer((request, response) => {
    requests.push(new URL(request.url ?? '', 'http://fake').searchParams);
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // cast: it listens on a port
  return {
    address: `http://127.0.0.1:${port}/v1/forecast`,
    requests,
    answerWith: (next) => {
      answer = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
