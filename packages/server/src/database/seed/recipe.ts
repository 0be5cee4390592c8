import type { Schema } from '@clinic/api'
import { addDays } from '@clinic/core/time'
import { appendGroup } from '../../audit/chain'
import type { Transaction } from '../schema'
import type { Place } from './insert'
import { medicinesByName } from './stock/medicines-by-name'

type Recipe = Readonly<Record<string, number>>

const protection: Recipe = { 'Sarung tangan nitril S': 1, 'Masker bedah': 1 }
const anaesthesia: Recipe = { 'Lidokain dengan epinefrin': 1, 'Jarum sekali pakai 30G': 1 }

/** What a service uses each time, by its code. Of gutta-percha nothing is in stock: what such a treatment used waits. */
const recipes: Readonly<Record<string, Recipe>> = {
  'KNS-01': protection,
  'KNS-02': protection,
  'PRV-01': protection,
  'PRV-02': { ...protection, 'Gulungan kapas': 4 },
  'PRV-03': { ...protection, 'Gulungan kapas': 2 },
  'KON-01': { ...protection, 'Gulungan kapas': 2, 'Komposit A2': 1 },
  'KON-02': { ...protection, 'Gulungan kapas': 2 },
  'KON-03': { ...protection, 'Gulungan kapas': 1 },
  'END-01': { ...protection, ...anaesthesia, 'Gulungan kapas': 2, 'Gutta-percha 25': 1 },
  'END-02': { ...protection, ...anaesthesia, 'Gulungan kapas': 2, 'Gutta-percha 25': 3 },
  'PER-01': protection,
  'PER-02': { ...protection, 'Gulungan kapas': 2 },
  'PER-03': { ...protection, ...anaesthesia, 'Gulungan kapas': 2 },
  'BM-01': { ...protection, 'Gulungan kapas': 2 },
  'BM-02': { ...protection, ...anaesthesia, 'Gulungan kapas': 3 },
  'BM-03': { ...protection, 'Lidokain dengan epinefrin': 2, 'Jarum sekali pakai 30G': 1, 'Gulungan kapas': 6 },
  'PRO-01': { ...protection, ...anaesthesia },
  'ORT-02': protection,
  'ANK-01': protection,
}

/** Inserts what the services use each time they are done. */
export async function insertRecipes(
  tx: Transaction,
  place: Place,
  { today, products }: { today: string; products: ReadonlyMap<string, number> },
) {
  const { company_id, clinic_id, manager } = place
  const medicines = await medicinesByName(tx, place)
  const written = Object.entries(recipes).flatMap(([code, recipe]) => {
    const id = products.get(code)
    const lines = Object.entries(recipe).flatMap(([name, quantity]): Schema<'RecipeLine'>[] => {
      const medicine = medicines.get(name)
      return medicine ? [{ medicine_id: medicine.id, quantity }] : []
    })
    return id === undefined ? [] : [{ id, lines }]
  })
  const at = `${addDays(today, -200)}T10:00:00+07:00`
  await tx
    .insertInto('product_recipe')
    .values(
      written.map(({ id, lines }) => ({
        company_id,
        clinic_id,
        id,
        lines: JSON.stringify(lines),
        version: 2,
        updated_at: at,
      })),
    )
    .execute()
  const event = { query: null, before: null, after: null, reason: null, clinic_id, at, ...manager }
  await appendGroup(
    tx,
    company_id,
    written.map(({ id }) => ({ ...event, action: 'update', object: 'product_recipe', object_id: id })),
  )
}
