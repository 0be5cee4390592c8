import { expect, it } from 'vitest'
import { filesOf, type Manifest } from './page-size'

const manifest: Manifest = {
  'index.html': { file: 'index.js', css: ['index.css'], imports: ['_react.js'] },
  '_react.js': { file: 'react.js' },
  'room.tsx': { file: 'room.js', css: ['room.css'], imports: ['_react.js', '_table.js'] },
  '_table.js': { file: 'table.js', css: ['room.css'] },
  '_texts-x1.js': { file: 'texts-x1.js', name: 'texts' },
  'later.tsx': { file: 'later.js' },
}

it('counts the entry, the named chunks and what they import, each file once', () => {
  expect(filesOf(manifest, ['index.html', 'texts', 'room.tsx'])).toEqual([
    'index.js',
    'index.css',
    'react.js',
    'texts-x1.js',
    'room.js',
    'room.css',
    'table.js',
  ])
})

it('refuses a chunk that is not there, which would count as nothing', () => {
  expect(() => filesOf(manifest, ['index.html', 'patient.tsx'])).toThrow('no chunk patient.tsx')
})
