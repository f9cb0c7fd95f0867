/**
 * Parts of the site. Header and footer show all of them; on phones the bottom bar shows those with an icon, and the
 * header the others. The page of a failure, which the server writes, shows all of them.
 */
export const SITE_PARTS = [
  { name: 'Inici', path: '/', icon: 'home' },
  { name: 'Notícies', path: '/noticies/', icon: 'news' },
  { name: 'El temps', path: '/el-temps/', icon: null },
  { name: 'Directes', path: '/directes/', icon: 'live' },
  { name: 'Programes', path: '/programes/', icon: null },
  { name: 'Ràdio', path: '/radio/', icon: 'radio' },
] as const;
