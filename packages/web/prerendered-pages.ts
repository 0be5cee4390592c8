import { join } from 'node:path'
import { type InlineConfig, type Plugin, type Rolldown, runnerImport } from 'vite'

type Prerender = typeof import('./src/app/prerender')
type Picture = Prerender['pictures'][number]
type File = Rolldown.OutputBundle[string]

/**
 * Makes pages paint before any code is here. The styles and fonts of all stand in index.html; an address with a picture has
 * an html of its own, which holds that in each language, its styles, and what to ask for.
 */
export const prerenderedPages = (config: InlineConfig, shortened: (html: string) => string): Plugin => ({
  name: 'prerendered-pages',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle = {} }) {
      const files = Object.values(bundle)
      return withStyles(withFonts(html, files), files).replaceAll(
        '<script type="module"',
        '<script type="module" fetchpriority="low"', // the picture comes first
      )
    },
  },
  generateBundle: {
    order: 'post',
    async handler(_, bundle) {
      const shell = bundle['index.html']
      if (shell?.type !== 'asset') throw new Error('There is no index.html')
      const html = String(shell.source)
      const files = Object.values(bundle)
      const { module } = await runnerImport<Prerender>(join(import.meta.dirname, 'src/app/prerender.tsx'), {
        ...config,
        plugins: [withoutStyles],
      })
      const parts = chunkWith('src/parts', files).viteMetadata?.importedCss ?? []
      shell.source = withRequests(withSheets(html, parts, files), files, { texts: ['first'], desk: true })
      for (const picture of module.pictures)
        this.emitFile({
          type: 'asset',
          fileName: `${picture.path.slice(1)}.html`,
          source: painted(html, files, picture, shortened),
        })
    },
  },
})

/** A picture is drawn without its style sheets, which Vite knows to handle in a build or a server only. */
const withoutStyles: Plugin = {
  name: 'without-styles',
  enforce: 'pre',
  resolveId: (source) => (source.endsWith('.css') ? '\0no-style' : undefined),
  load: (id) => (id === '\0no-style' ? '' : undefined),
}

function painted(
  html: string,
  files: File[],
  { path, html: drawn, code, texts }: Picture,
  shortened: (html: string) => string,
) {
  const templates = Object.entries(drawn).map(
    ([language, html]) => `<template data-painted="${language}">${shortened(html)}</template>`,
  )
  const chunks = code ? importedBy(chunkWith(code, files), files) : []
  const sheets = [...new Set(chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]))]
  const preloads = chunks
    .filter(({ fileName }) => !html.includes(`"/${fileName}"`))
    .map(({ fileName }) => `<link rel="modulepreload" crossorigin fetchpriority="low" href="/${fileName}">`)
  return withRequests(withSheets(html, sheets, files), files, { texts: ['first', ...texts], desk: path === '/login' })
    .replace('</head>', `${preloads.join('')}</head>`)
    .replace('<div id="root">', (root) => templates.join('') + root)
}

/** With more style sheets in it, each once. */
function withSheets(html: string, names: Iterable<string>, files: File[]) {
  const links = Array.from(names, (name) => `<link rel="stylesheet" crossorigin href="/${name}">`)
  const missing = links.filter((link) => !html.includes(switchedOff(link)))
  return withStyles(html.replace('</head>', `${missing.join('')}</head>`), files)
}

/** A chunk and those it cannot run without. */
function importedBy(chunk: Rolldown.OutputChunk, files: File[], found = new Set<Rolldown.OutputChunk>()) {
  if (found.has(chunk)) return []
  found.add(chunk)
  for (const file of files)
    if (file.type === 'chunk' && chunk.imports.includes(file.fileName)) importedBy(file, files, found)
  return [...found]
}

function chunkWith(module: string, files: File[]) {
  const id = join(import.meta.dirname, module)
  const chunk = files.find((file) => file.type === 'chunk' && file.moduleIds.some((each) => each.startsWith(`${id}.`)))
  if (chunk?.type !== 'chunk') throw new Error(`There is no chunk with ${module}`)
  return chunk
}

/**
 * The links stay, switched off: code that comes later looks there whether a style sheet is on the page. A browser that looks
 * ahead in the html fetches also what is disabled, but not what is for no medium.
 */
const withStyles = (html: string, files: File[]) =>
  html.replace(/<link rel="stylesheet" crossorigin href="\/([^"]+)">/g, (link, name) => {
    const sheet = files.find(({ fileName }) => fileName === name)
    if (sheet?.type !== 'asset') throw new Error(`There is no style sheet ${name}`)
    return `<style>${sheet.source}</style>${switchedOff(link)}`
  })

const switchedOff = (link: string) => link.replace('>', ' media="not all" disabled>')

/** The fonts of every page. */
function withFonts(html: string, files: File[]) {
  const fonts = [/poppins-latin-400/, /poppins-latin-600/].map(
    (font) =>
      `<link rel="preload" as="font" type="font/woff2" fetchpriority="low" crossorigin href="${named(font, files)}">`,
  )
  return html.replace('<script>', `${fonts.join('')}<script>`)
}

/** Adds the addresses that the script in the head fetches: the texts in the language chosen last, and the desk of the signed-in user. */
function withRequests(html: string, files: File[], { texts, desk }: { texts: readonly string[]; desk: boolean }) {
  const of = (language: string) => texts.map((name) => named(new RegExp(`${name}-${language}-.*js$`), files)).join(' ')
  const workspace = desk ? importedBy(chunkWith('src/app/workspace', files), files) : []
  const also = workspace.map(({ fileName }) => `/${fileName}`).filter((address) => !html.includes(`"${address}"`))
  return html.replace('<script>', `<script data-en="${of('en')}" data-id="${of('id')}" data-desk="${also.join(' ')}">`)
}

function named(name: RegExp, files: File[]) {
  const file = files.find(({ fileName }) => name.test(fileName))
  if (!file) throw new Error(`There is no file ${name}`)
  return `/${file.fileName}`
}
