import { join } from 'node:path'
import { type InlineConfig, type Plugin, type Rolldown, runnerImport } from 'vite'

type Prerender = typeof import('./src/app/prerender')
type File = Rolldown.OutputBundle[string]

/** Makes index.html paint before any code is here: it holds the login in each language, its styles, and what to ask for. */
export const prerenderedLogin = (config: InlineConfig): Plugin => ({
  name: 'prerendered-login',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    async handler(html, { bundle = {} }) {
      const files = Object.values(bundle)
      const { module } = await runnerImport<Prerender>(join(import.meta.dirname, 'src/app/prerender.tsx'), config)
      const drawn = module.logins.map((login) => `<template data-login="${login.language}">${login.html}</template>`)
      return withStyle(withLinks(html, files), files)
        .replaceAll('<script type="module"', '<script type="module" fetchpriority="low"') // the picture comes first
        .replace('<div id="root">', (root) => drawn.join('') + root)
    },
  },
})

/** The link stays, switched off: code that comes later looks there whether the style sheet is on the page. */
const withStyle = (html: string, files: File[]) =>
  html.replace(/<link rel="stylesheet" crossorigin href="\/([^"]+)">/, (link, name) => {
    const sheet = files.find(({ fileName }) => fileName === name)
    if (sheet?.type !== 'asset') throw new Error(`There is no style sheet ${name}`)
    return `<style>${sheet.source}</style>${link.replace('>', ' disabled>')}`
  })

/** The fonts of every page; the script in the head asks for the rest: the texts of a language, a desk. */
function withLinks(html: string, files: File[]) {
  const named = (name: RegExp) => {
    const file = files.find(({ fileName }) => name.test(fileName))
    if (!file) throw new Error(`There is no file ${name}`)
    return `/${file.fileName}`
  }
  const fonts = [/poppins-latin-400/, /poppins-latin-600/].map(
    (font) => `<link rel="preload" as="font" type="font/woff2" fetchpriority="low" crossorigin href="${named(font)}">`,
  )
  const [en, id, desk] = [/first-en-.*js$/, /first-id-.*js$/, /desk-(?!en-|id-).*js$/].map(named)
  return html.replace('<script>', `${fonts.join('')}<script data-en="${en}" data-id="${id}" data-desk="${desk}">`)
}
