import type { Schema } from '@clinic/api'
import type { FindingCode } from '../odontogram'

/** Codes that a treatment leaves on surfaces, on a tooth, and over several teeth, in the order of the palette. */
const onSurfaces = ['amf', 'cof', 'gif', 'tif', 'fis', 'inl', 'onl'] as const
const onTooth = ['mis', 'rct', 'poc', 'fmc', 'mpc', 'gmc', 'ipx'] as const
const bridges = ['pob', 'meb'] as const
const dentures = ['prd', 'fld'] as const

/** The findings that a treatment may leave in the chart, by what of the mouth a dentist names when it is done. A sealant is always occlusal. */
const effects: Readonly<Record<Schema<'ProductScope'>, readonly FindingCode[]>> = {
  tooth: ['fis', ...onTooth, ...bridges],
  surface: onSurfaces,
  jaw: [...bridges, ...dentures],
  mouth: [],
  none: [],
}

/** The findings that a service of this scope can leave in the chart, in the order of the palette. */
export const effectsOn = (scope: Schema<'ProductScope'>): readonly FindingCode[] => effects[scope]
