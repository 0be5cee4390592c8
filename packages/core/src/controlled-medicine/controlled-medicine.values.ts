import type { Schema } from '@clinic/api'
import { medicineCategories } from '../company-medicine'
import type { Values } from '../values'

const { narcotic, psychotropic } = medicineCategories

/** The classes of medicine whose movements are registered. */
export const controlledCategories: Values<Schema<'ControlledCategory'>> = { narcotic, psychotropic }
