import { expect, it } from 'vitest'
import { screens } from '../../packages/web/src/app/routes/every-screen'
import { budgetOf, room } from './page-budgets'
import { filesOf, fileWith, linkedIn, type Manifest, pages, tooGenerous } from './page-size'

const manifest: Manifest = {
  '_first-x1.js': { file: 'first-x1.js', css: ['first.css'], imports: ['_react.js'] },
  '_first.css': { file: 'first.css' },
  '_react.js': { file: 'react.js' },
  'room.tsx': { file: 'room.js', css: ['room.css'], imports: ['_react.js', '_table.js'] },
  '_table.js': { file: 'table.js', css: ['room.css'] },
  '_texts-x1.js': { file: 'texts-x1.js' },
  'later.tsx': { file: 'later.js' },
}
const modules = { 'src/room/room': 'room.js', 'src/patient/list': 'desk.js', 'src/dentist/list': 'dentist.js' }

it('reads the scripts and style sheets of the page', () => {
  const html = `<link rel="icon" href="/icon.svg"><script type="module" src="/first-x1.js"></script>
    <link rel="stylesheet" crossorigin href="/first.css">`
  expect(linkedIn(html)).toEqual(['first-x1.js', 'first.css'])
})

it('counts files with what they import, each file once', () => {
  expect(filesOf(manifest, ['first-x1.js', 'first.css', 'texts-x1.js', 'room.js'])).toEqual([
    'first-x1.js',
    'first.css',
    'react.js',
    'texts-x1.js',
    'room.js',
    'room.css',
    'table.js',
  ])
})

it('finds the file of a module by the end of its path', () => {
  expect(fileWith(modules, 'room/room')).toBe('room.js')
  expect(fileWith(modules, 'patient/list')).toBe('desk.js')
})

it.each(['patient', 'list'])(
  'refuses a module that is not there or not one, which would count as nothing: %s',
  (name) => {
    expect(() => fileWith(modules, name)).toThrow(`modules ${name}`)
  },
)

it('refuses a chunk that is not there', () => {
  expect(() => filesOf(manifest, ['patient.js'])).toThrow('no chunk patient.js')
})

it('gives every route a budget, with the modules that the route itself imports', () => {
  expect(pages.map(({ path }) => path)).toEqual(expect.arrayContaining(screens.map(({ path }) => path)))
  const roomPage = pages.find(({ path }) => path === '/clinic/room/:id')
  expect(roomPage?.chunks).toEqual(expect.arrayContaining(['features/room/room', 'i18n/en/room/index']))
  expect(roomPage?.chunks.some((module) => module.endsWith('master-page'))).toBe(true)
  expect(budgetOf('/clinic/made-tomorrow/:id')).toEqual(roomPage && { budget: roomPage.budget, most: roomPage.most })
})

it('asks for a lower budget once all pages of it are far below', () => {
  const { budget } = budgetOf('/clinic/made-tomorrow')
  const light = { path: '/clinic/made-tomorrow', bytes: budget - room - 1 }
  expect(tooGenerous([light])).toEqual([expect.stringContaining('/clinic/made-tomorrow loads')])
  expect(tooGenerous([light, { path: '/clinic/made-yesterday', bytes: budget - room }])).toEqual([])
})
