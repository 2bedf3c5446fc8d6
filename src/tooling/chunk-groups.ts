interface ChunkGroup {
  readonly name: string
  readonly test: (id: string) => boolean
  readonly priority: number
}

/**
 * Which modules share a script: what all pages need, as two files (React, which seldom changes, and the rest), and what all
 * form pages need. What the bundler would split further costs a request each and packs worse.
 */
export const chunkGroups: readonly ChunkGroup[] = [
  group(
    'react',
    ['/node_modules/react/', '/node_modules/react-dom/', '/node_modules/scheduler/', 'rolldown/runtime'],
    [],
    3,
  ),
  // What the rules of many forms share, so that each form's own script stands alone.
  group('rules', ['/node_modules/ajv', '/node_modules/fast-deep-equal'], [], 2),
  group(
    'site',
    [
      '/src/catalog/load-form',
      'virtual:forms',
      '/node_modules/wouter',
      '/node_modules/regexparam',
      '/node_modules/use-sync-external-store',
      'virtual:config',
      'vite/preload-helper',
      '/src/ui/',
      '/src/site/config.ts',
      '/src/site/Site',
      '/src/site/routes',
      '/src/site/exact-path',
      '/src/site/form-path',
      '/src/site/page-rendering',
      '/src/site/head/',
      '/src/site/use-today.ts',
      '/src/site/content/fill-text.ts',
      '/src/site/content/navigation.json',
      '/src/site/shell/copy/copy-text',
      '/src/site/live/services.ts',
      '/src/site/notices/',
      '/src/site/offline/',
      '/src/site/outbox/outbox-store',
      '/src/site/outbox/Outbox.tsx',
      '/src/site/pages/error/',
      '/src/site/pages/not-found/BrokenBridge',
      '/src/site/pages/not-found/not-found.css',
      '/src/site/shell/',
      '/src/site/boot/',
      '/src/ui/theme/',
    ],
    [
      '/src/site/boot/web-vitals',
      '/src/site/notices/NoticeBar',
      '/src/site/notices/notice-bar',
      '/src/site/notices/texts',
      '/src/site/offline/NewVersionBar',
      '/src/site/head/head-html',
      '/src/site/head/page-head',
      '/src/site/offline/new-version-bar',
      '/src/site/offline/watch-versions',
      '/src/site/offline/texts',
      '/src/ui/Dialog',
      '/src/ui/dialog',
    ],
    1,
  ),
  group(
    'form',
    ['/node_modules/', '/src/delivery/', '/src/engine/', '/src/form/', '/src/site/form-page/'],
    [
      '/node_modules/web-vitals',
      // What is fetched by itself cannot be in a group.
      '/src/site/form-page/open-form-page',
      '/src/site/form-page/after-sending/',
      '/src/site/form-page/drafts/DraftOffer',
      '/src/site/form-page/drafts/DraftReminder',
      '/src/site/form-page/drafts/OrphanedAnswers',
      '/src/site/form-page/drafts/restore-draft',
    ],
    1,
  ),
]

function group(
  name: string,
  among: readonly string[],
  except: readonly string[],
  priority: number,
): ChunkGroup {
  const isIn = (id: string, parts: readonly string[]) =>
    parts.some((part) => id.replaceAll('\\', '/').includes(part))
  return { name, priority, test: (id) => isIn(id, among) && !isIn(id, except) }
}
