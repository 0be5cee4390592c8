import { expect, it } from 'vitest'
import { companyMedicineColumns } from './company-medicine.columns'
import { companyMedicineTable } from './company-medicine.table'

it('are exported in one cell, which an import reads', () => {
  const ingredients = ['Lidocaine', 'Epinephrine']
  const exported = companyMedicineTable.columns.find(({ field }) => field === 'ingredients')
  const imported = companyMedicineColumns.find(({ field }) => field === 'ingredients')
  const cell = exported?.cell(Object({ ingredients }), 'id')
  expect(cell).toBe('Lidocaine + Epinephrine')
  expect(imported?.read(String(cell), { today: '2026-11-23' })).toEqual({ value: ingredients })
})
