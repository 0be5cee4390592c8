import { expect, it } from 'vitest'
import { filesOf, type Manifest } from './page-size'

const manifest: Manifest = {
  'index.html': { file: 'index.js', css: ['index.css'], imports: ['_react.js'] },
  '_react.js': { file: 'react.js' },
  'room.tsx': { file: 'room.js', css: ['room.css'], imports: ['_react.js', '_table.js'] },
  '_table.js': { file: 'table.js', css: ['room.css'] },
  'later.tsx': { file: 'later.js' },
}

it('counts the entry, the route and what both import, each file once', () => {
  expect(filesOf(manifest, ['index.html', 'room.tsx'])).toEqual([
    'index.js',
    'index.css',
    'react.js',
    'room.js',
    'room.css',
    'table.js',
  ])
})

it('refuses a module without a chunk of its own, which would count as nothing', () => {
  expect(() => filesOf(manifest, ['index.html', 'patient.tsx'])).toThrow('patient.tsx has no chunk')
})
