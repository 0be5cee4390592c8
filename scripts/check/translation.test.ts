import { expect, it } from 'vitest'
import { differences } from './translation'

const texts = {
  title: 'Rooms',
  greeting: 'Hello {name:string}',
  rows: '{count:number} {{row|rows}}',
  empty: { new: 'None yet' },
}

it('accepts a translation with the same parameters', () => {
  const translated = { title: 'Ruang', greeting: 'Halo {name}', rows: '{count} baris', empty: { new: 'Belum ada' } }
  expect(differences(texts, translated)).toEqual([])
})

it('refuses what is missing, empty, unknown or takes other parameters', () => {
  const translated = { title: '', greeting: 'Halo {nama}', rows: 'baris', empty: {}, full: 'Penuh' }
  expect(differences(texts, translated)).toEqual([
    'full is not in the base language',
    'title is not translated',
    'greeting takes name but uses nama',
    'rows takes count but uses nothing',
    'empty.new is not translated',
  ])
})
