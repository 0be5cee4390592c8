import { expect, it } from 'vitest'
import { readIngredients, writeIngredients } from './ingredients'

it.each([
  ['', []],
  [' , ', []],
  ['Amoxicillin', ['Amoxicillin']],
  ['Amoxicillin + Clavulanic acid', ['Amoxicillin', 'Clavulanic acid']],
  ['Lidocaine; Epinephrine', ['Lidocaine', 'Epinephrine']],
  ['Parasetamol,Kafein\nParasetamol', ['Parasetamol', 'Kafein']],
  ['Parasetamol, PARASETAMOL', ['Parasetamol']],
])('reads %j as %j', (text, ingredients) => {
  expect(readIngredients(text)).toEqual(ingredients)
  expect(readIngredients(writeIngredients(ingredients))).toEqual(ingredients)
})
