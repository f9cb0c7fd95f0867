import { index, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  index('routes/home.tsx'),
  route('noticies', 'routes/news-front.tsx'),
  route('noticies/:section', 'routes/news-section.tsx'),
  route('noticia/:id/:slug?', 'routes/story.tsx'),
  route('programes', 'routes/programmes.tsx'),
  route('directes', 'routes/live-front.tsx'),
  route('directes/:channel', 'routes/live.tsx'),
  route('programacio/:channel?/:date?', 'routes/guide.tsx'),
  route('video/:id', 'routes/episode.tsx', { id: 'video' }),
  route('audio/:id', 'routes/episode.tsx', { id: 'audio' }),
  route('el-temps', 'routes/weather.tsx'),
  route('el-temps/municipis.json', 'routes/weather-places.ts'),
  route('el-temps/:place', 'routes/weather-town.tsx'),
  route('el-temps/:place/resum.json', 'routes/weather-strip.ts'),
  route('privadesa', 'routes/privacy.tsx'),
  route('privadesa/tria', 'routes/privacy-choice.ts'),
  route('manifest.webmanifest', 'routes/web-manifest.ts'),
  route(':programme', 'routes/programme.tsx'),
  route('*', 'routes/not-found.ts'),
] satisfies RouteConfig;
