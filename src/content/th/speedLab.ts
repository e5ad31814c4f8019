/** Years are Christian (ค.ศ.), so that they match the sources. */

export const speedLab = {
  title: 'แล็บความเร็ว',
  lead: 'ตั้งค่าลูกตบ แล้วดูอากาศฉุดความเร็วลง',
  sources:
    'แรงต้านอากาศและแรงโน้มถ่วง: Cohen et al., New J. Phys. 17 (2015) 063001; เวลาราว 200\u00A0มิลลิวินาทีที่ใช้ตอบสนองต่อสิ่งที่เห็น: Woods et al., Front. Hum. Neurosci. 9 (2015) 131',
} as const;

export const measured = {
  rankireddy: {
    who: 'สาตวิกไซราช รังกีเรดดี',
    where: 'สถิติกินเนสส์ ชาย 14 เมษายน ค.ศ.\u00A02023 ในสภาวะทดสอบ',
  },
  tanBoonHeong: { who: 'ตัน บุน เฮียง', where: 'สถิติก่อนหน้า ค.ศ.\u00A02013 ในสภาวะทดสอบ' },
  pearlyTan: {
    who: 'เพิร์ลลี ตัน',
    where: 'สถิติกินเนสส์ หญิง 14 เมษายน ค.ศ.\u00A02023 ในสภาวะทดสอบ',
  },
  kolding: {
    who: 'แมดส์ พีเลอร์ โคลดิง',
    where: 'Premier Badminton League มกราคม ค.ศ.\u00A02017 ในการแข่งขัน',
  },
  lakshyaSen: {
    who: 'ลักษยา เซน',
    where: 'BWF ชายเดี่ยว แคนาดา โอเพ่น 2023 ในการแข่งขัน',
  },
  leeChongWei: { who: 'ลี ชอง เหว่ย', where: 'Hawk-Eye ค.ศ.\u00A02015 ในการแข่งขัน' },
  intanon: { who: 'รัชนก อินทนนท์', where: 'Hawk-Eye ค.ศ.\u00A02016 ในการแข่งขัน' },
  eliteMen: {
    who: 'นักแบดชายระดับแนวหน้า',
    where: 'ค่าเฉลี่ยของ 19 คน, Applied Sciences 2025, 15(2), 844, ในสภาวะทดสอบ',
  },
  college: {
    who: 'นักแบดมหาวิทยาลัย (ค.ศ.\u00A01998)',
    where: 'ค่าเฉลี่ย, Tsai et al., ในสภาวะทดสอบ',
  },
} as const;

export const labWords = {
  units: { 'km/h': 'กม./ชม.', mph: 'mph', m: 'ม.', cm: 'ซม.', ms: 'ms' },
  unitSpace: '\u00A0',
  sentenceEnd: ' ',
  offRacket: 'ตอนออกจากหน้าไม้',
  after: 'เมื่อผ่านไป {{seconds}}\u00A0วินาที',
  inMatch: 'ในการแข่งขัน',
  inTest: 'ในสภาวะทดสอบ',
  unit: 'หน่วยความเร็ว',
  speed: 'ความเร็ว',
  height: 'ความสูงจุดตี',
  angle: 'มุม',
  angleHint: 'กดลงจากแนวราบ',
  defender: 'ผู้รับลูกตบ',
  play: 'เล่น',
  playSlowly: 'ช้าลง 8 เท่า',
  atNet: 'ที่ตาข่าย',
  overNet: 'สูงเหนือตาข่าย',
  atDefender: 'ที่ตัวผู้รับ',
  timeToDefender: 'เวลาถึงตัวผู้รับ',
  lands: 'ระยะตกหลังตาข่าย',
  middle: 'ตรงกลาง ซึ่งสูง 1.524\u00A0ม.',
  defenderAt: 'หลังตาข่าย {{metres}}\u00A0ม.',
  percentLeft: 'เหลือความเร็ว {{speedPercent}}%',
  timeLeft: 'มีเวลาตอบสนองราว {{reaction}}\u00A0ms และขยับตัวอีก {{left}}\u00A0ms',
  noTimeLeft: 'น้อยกว่าเวลาตอบสนองอยู่ {{missing}}\u00A0ms',
  ending: {
    short: 'ตกก่อนถึงตาข่าย',
    net: 'ติดเน็ต',
    in: 'ลูกลง',
    out: 'ลูกออก',
  },
  landsIn: 'ลูกลง ก่อนถึงเส้นหลัง {{metres}}\u00A0ม.',
  landsOut: 'ลูกออกไป {{metres}}\u00A0ม.',
  slower: 'ช้ากว่า {{above}}',
  between: 'อยู่ระหว่าง {{below}} กับ {{above}}',
  same: 'เร็วเท่ากับ {{same}}',
  fastest: 'เร็วกว่าทุกสถิติที่เคยวัดได้',
  own: 'ค่าที่คุณตั้งไว้ {{speed}}',
  whose: 'ความเร็วเหล่านี้เป็นของใคร',
  camera: 'ถ้าวัดด้วยกล้อง จะได้เท่าไร',
  fps: 'เฟรมต่อวินาที',
  caught: 'จุดที่จับได้: {{dots}}',
  twoFrames: 'เฉลี่ยจากสองเฟรมแรก',
  trueSpeed: 'ความเร็วจริงตอนออกจากหน้าไม้',
  copy: 'คัดลอกลิงก์',
  picture: 'แชร์ภาพ',
  saved: 'บันทึกแล้ว:',
  copied: 'คัดลอกแล้ว',
  notCopied: 'เบราว์เซอร์ไม่ยอมให้คัดลอก ลิงก์อยู่ในแถบที่อยู่',
} as const;
