import type { Schema } from '@clinic/api'
import type { LocalizedText } from '../values'

type Content = Schema<'NoteContent'>

/** What is usually written about a treatment: the dentist changes it where it was otherwise. */
export interface NoteTemplate {
  key: string
  name: LocalizedText
  intra_oral?: LocalizedText
  plan: LocalizedText
  instructions: LocalizedText
}

const canal = {
  en: 'Do not chew hard food on this tooth. Come earlier if it hurts, swells, or the temporary filling is lost.',
  id: 'Jangan mengunyah makanan keras dengan gigi ini. Datang lebih awal bila sakit, bengkak, atau tambalan sementara lepas.',
}

export const noteTemplates: readonly NoteTemplate[] = [
  {
    key: 'extraction',
    name: { en: 'Extraction', id: 'Pencabutan' },
    plan: {
      en: 'Local anaesthesia, extraction, socket checked and cleaned, gauze pressed, bleeding stopped.',
      id: 'Anestesi lokal, pencabutan, soket diperiksa dan dibersihkan, tampon digigit, perdarahan berhenti.',
    },
    instructions: {
      en: 'Bite on the gauze for 30 to 60 minutes. Today no rinsing, no sucking, no smoking, nothing hot. Take the medicine as prescribed. Come back at once if it bleeds or swells.',
      id: 'Gigit tampon 30 sampai 60 menit. Hari ini jangan berkumur, mengisap, merokok, atau makan minum panas. Minum obat sesuai resep. Segera kembali bila berdarah atau bengkak.',
    },
  },
  {
    key: 'canal-1',
    name: { en: 'Root canal, visit 1', id: 'PSA kunjungan 1' },
    plan: {
      en: 'Access opened, pulp removed, working length measured, canals irrigated (NaOCl), medicament (Ca(OH)2), temporary filling. Next visit: shaping.',
      id: 'Pembukaan akses, ekstirpasi pulpa, pengukuran panjang kerja, irigasi (NaOCl), medikamen (Ca(OH)2), tambalan sementara. Kunjungan berikut: preparasi saluran akar.',
    },
    instructions: canal,
  },
  {
    key: 'canal-2',
    name: { en: 'Root canal, visit 2', id: 'PSA kunjungan 2' },
    plan: {
      en: 'Temporary filling removed, canals shaped and irrigated (NaOCl), dried, medicament (Ca(OH)2), temporary filling. Next visit: obturation.',
      id: 'Tambalan sementara dibuka, preparasi dan irigasi saluran akar (NaOCl), dikeringkan, medikamen (Ca(OH)2), tambalan sementara. Kunjungan berikut: obturasi.',
    },
    instructions: canal,
  },
  {
    key: 'canal-3',
    name: { en: 'Root canal, visit 3', id: 'PSA kunjungan 3' },
    intra_oral: {
      en: 'No pain on percussion, canals dry, no exudate.',
      id: 'Perkusi tidak sakit, saluran akar kering, tidak ada eksudat.',
    },
    plan: {
      en: 'Trial of the master cone, obturation (gutta-percha, sealer), base, radiograph taken. Next: final restoration.',
      id: 'Trial gutta-percha utama, obturasi (gutta-percha, sealer), basis, ronsen kontrol. Berikutnya: restorasi akhir.',
    },
    instructions: canal,
  },
  {
    key: 'scaling',
    name: { en: 'Scaling', id: 'Scaling' },
    intra_oral: {
      en: 'Supragingival and subgingival calculus, gums red and bleeding on probing.',
      id: 'Kalkulus supragingiva dan subgingiva, gusi kemerahan, berdarah saat probing.',
    },
    plan: {
      en: 'Ultrasonic scaling of both jaws, polishing, oral hygiene instruction.',
      id: 'Scaling ultrasonik kedua rahang, poles, edukasi kebersihan mulut.',
    },
    instructions: {
      en: 'Brush twice a day with a soft brush, floss daily. The teeth may be sensitive for a few days. Control in six months.',
      id: 'Sikat gigi dua kali sehari dengan sikat lembut, pakai benang gigi setiap hari. Gigi bisa ngilu beberapa hari. Kontrol enam bulan lagi.',
    },
  },
]

/** The content with a template: texts stand behind what is already written, and one that is there is not written twice. */
export function withTemplate(content: Content, template: NoteTemplate, language: 'en' | 'id'): Content {
  const { intra_oral, plan, instructions } = template
  return {
    ...content,
    objective: { ...content.objective, intra_oral: behind(content.objective.intra_oral, intra_oral?.[language]) },
    plan: {
      ...content.plan,
      plan: behind(content.plan.plan, plan[language]),
      instructions: behind(content.plan.instructions, instructions[language]),
    },
  }
}

function behind(written: string, text = '') {
  if (written.includes(text)) return written
  return written.trim() === '' ? text : `${written.trimEnd()}\n${text}`
}
