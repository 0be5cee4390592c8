import { expect, it } from 'vitest'
import { filesOf, linkedIn, type Manifest } from './page-size'

const manifest: Manifest = {
  '_first-x1.js': { file: 'first-x1.js', name: 'first', css: ['first.css'], imports: ['_react.js'] },
  '_first.css': { file: 'first.css' },
  '_react.js': { file: 'react.js', name: 'react' },
  'room.tsx': { file: 'room.js', name: 'room', css: ['room.css'], imports: ['_react.js', '_table.js'] },
  '_table.js': { file: 'table.js', name: 'table', css: ['room.css'] },
  '_texts-x1.js': { file: 'texts-x1.js', name: 'texts' },
  'later.tsx': { file: 'later.js', name: 'later' },
}

it('reads the scripts and style sheets of the page', () => {
  const html = `<link rel="icon" href="/icon.svg"><script type="module" src="/first-x1.js"></script>
    <link rel="stylesheet" crossorigin href="/first.css">`
  expect(linkedIn(html)).toEqual(['first-x1.js', 'first.css'])
})

it('counts files, names and modules with what they import, each file once', () => {
  expect(filesOf(manifest, ['first-x1.js', 'first.css', 'texts', 'room.tsx'])).toEqual([
    'first-x1.js',
    'first.css',
    'react.js',
    'texts-x1.js',
    'room.js',
    'room.css',
    'table.js',
  ])
})

it('refuses a chunk that is not there, which would count as nothing', () => {
  expect(() => filesOf(manifest, ['patient.tsx'])).toThrow('no chunk patient.tsx')
})
