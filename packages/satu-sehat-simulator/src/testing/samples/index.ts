import { bundleSamples } from './bundle'
import { clinicalSamples } from './clinical'
import { encounterSamples } from './encounter'
import { generalSamples } from './general'

export const samples = [...encounterSamples, ...clinicalSamples, ...generalSamples, ...bundleSamples]
