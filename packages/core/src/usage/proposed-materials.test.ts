import { describe, expect, it } from 'vitest'
import { proposedMaterials } from './index'

const [filling, scaling, gloves, composite, mask] = [1, 2, 11, 12, 13]
const recipes = new Map([
  [
    filling,
    [
      { medicine_id: gloves, quantity: 1 },
      { medicine_id: composite, quantity: 2 },
    ],
  ],
  [scaling, [{ medicine_id: gloves, quantity: 1 }]],
])
const nothing = { procedures: [], recipes, recorded: [], taken: [] }

describe('what a treatment used', () => {
  it('is the sum of the recipes, each as many times as it was done', () => {
    const procedures = [
      { product_id: filling, quantity: 2 },
      { product_id: scaling, quantity: 1 },
      { product_id: 99, quantity: 5 },
    ]
    expect(proposedMaterials({ ...nothing, procedures })).toEqual([
      { medicine_id: gloves, quantity: 3, source: 'recipe' },
      { medicine_id: composite, quantity: 4, source: 'recipe' },
    ])
  })

  it('is what an assistant recorded of a material, more or less than the recipe, and what no recipe knows', () => {
    const procedures = [{ product_id: filling, quantity: 1 }]
    const recorded = [
      { medicine_id: composite, quantity: 0.5 },
      { medicine_id: composite, quantity: 0.75 },
      { medicine_id: mask, quantity: 1 },
    ]
    expect(proposedMaterials({ ...nothing, procedures, recorded })).toEqual([
      { medicine_id: gloves, quantity: 1, source: 'recipe' },
      { medicine_id: composite, quantity: 2, source: 'recorded' },
      { medicine_id: mask, quantity: 1, source: 'recorded' },
    ])
  })

  it('leaves out what was taken for the visit already, and gives nothing back', () => {
    const procedures = [{ product_id: filling, quantity: 2 }]
    const taken = [
      { medicine_id: gloves, quantity: 5 },
      { medicine_id: composite, quantity: 3 },
      { medicine_id: mask, quantity: 1 },
    ]
    expect(proposedMaterials({ ...nothing, procedures, taken })).toEqual([
      { medicine_id: composite, quantity: 1, source: 'recipe' },
    ])
  })

  it('is nothing where no service has a recipe and nothing was recorded', () => {
    expect(proposedMaterials(nothing)).toEqual([])
  })
})
