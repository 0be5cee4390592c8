export const en = {
  beganLongAgo: 'At most a day back',
  maintenanceOverlaps: 'The room has another maintenance at this time',
  maintenanceOver: 'This maintenance is over or cancelled already.',
}

export const id: typeof en = {
  beganLongAgo: 'Paling lama satu hari ke belakang',
  maintenanceOverlaps: 'Ruangan ini sudah punya jadwal perawatan pada waktu ini',
  maintenanceOver: 'Perawatan ini sudah selesai atau dibatalkan.',
}
