/** The home page in Thai. */
export const hero = {
  badge: 'วัด{{phrase}}ด้วย AI',
  /** A line may break at the zero-width space. */
  title: 'เมื่อกี้\u200Bเร็วแค่ไหน',
  tagline: 'วัด{{phrase}}แบดมินตันจากวิดีโอของคุณเอง ฟรีบน iPhone, iPad และ Mac',
  /** At the racket in the drawing, after the speed. */
  atRacket: 'กม./ชม. ตอนออกจากหน้าไม้',
  download: 'ดาวน์โหลดเลย',
  watchDemo: 'ดูเดโม',
  notes: ['ออฟไลน์ • ไม่อัปโหลดขึ้นคลาวด์', 'ปรับเทียบมาเพื่อเสียงตีลูกขนไก่'],
  /** What the two screens show, for those who do not see them: written for the drawn ones. */
  captureScreenAlt:
    'ภาพเล่นซ้ำในแอป ช้าลงแปดเท่า มองจากด้านข้าง ลูกตบพุ่งข้ามคอร์ต มีความเร็วที่ลดลงกำกับไว้ตลอดวิถีลูก และมีกรอบล้อมลูกขนไก่ที่เพิ่งข้ามตาข่าย',
  resultsScreenAlt:
    'หน้าจอผลลัพธ์ {{exampleKmh}}\u00A0กม./ชม. ตอนออกจากหน้าไม้ ข้างล่างคือความเร็วที่ลดลงตลอดวิถีลูกจนถึงพื้น',
} as const;

/** The picture that goes with a link to this site: drawn, whatever the page shows. */
export const ogImage = {
  unit: 'km/h',
  alt: 'ภาพประกอบ: ผู้เล่นตีลูกขนไก่สูงเหนือตาข่าย แล้ววิถีลูกก็สว่างขึ้น “{{headline}}” {{exampleKmh}}\u00A0กม./ชม. {{name}}',
} as const;

/** The second section: the trailer, and how a measurement comes about. */
export const trailer = {
  title: 'จุดต่อจุดห่างกัน 1/60\u00A0วินาที',
  lead: 'จุดห่างคือเร็ว จุดชิดคือช้า ลูกขนไก่เสียความเร็วไปครึ่งหนึ่งภายใน {{half}}\u00A0เมตร ตัวเลขแรกจึงสำคัญที่สุด',
  videoLabel: 'วิดีโอตัวอย่าง',
  caption: 'เดโมนี้อัดจากในเครื่อง การเล่นอัตโนมัติอาจต่างกันตามการตั้งค่าเบราว์เซอร์',
  chapters: [
    {
      title: 'ถ่ายวิดีโอ',
      text: 'ตั้งโทรศัพท์ไว้ข้างคอร์ต ตรงแนวตาข่าย ให้เห็นวิถีลูกทั้งหมด',
    },
    {
      title: 'ตามลูก',
      text: 'AI ในเครื่องหาลูกขนไก่ในทุกเฟรม ไม่อัปโหลดอะไรเลย',
    },
    {
      title: 'อ่านค่า',
      text: 'แอปไล่เส้นโค้งย้อนกลับไปถึงหน้าไม้ นั่นแหละความเร็วของคุณ',
    },
  ],
} as const;

/** Below the steps: how to film well, and why. */
export const filmingGuide = {
  title: 'ถ่ายยังไงให้วัดแม่น',
  plan: {
    alt: 'คอร์ตมองจากด้านบน มีจุดวางมือถือสองจุด และสิ่งที่เห็นจากแต่ละจุด',
    whole:
      'วางให้ตรงแนวตาข่าย ใช้ {{ultraWide}} ห่างจากเส้นข้าง {{near}} เมตรก็เห็นแนวกลางคอร์ตตลอดแนว ใช้ {{main}} ต้องห่าง {{far}} เมตร',
    tight:
      'ถ้ากำแพงหรือคอร์ตข้าง\u00A0ๆ ห่างแค่ {{room}} เมตร ให้วางข้างคอร์ตฝั่งคนตบ {{ultraWide}} ยังเห็นแนวกลางคอร์ต {{wide}} เมตร ส่วน {{main}} เห็น {{narrow}} เมตร',
    enough: 'เท่านี้ก็พอ เพราะความเร็วหายไปครึ่งหนึ่งใน {{half}} เมตรแรกหลังออกจากหน้าไม้',
    source:
      'คำนวณจากกล้อง iPhone 26 มม. ({{main}}) และ 13 มม. ({{ultraWide}}) วิดีโอเก็บความกว้างของภาพถ่ายไว้ราว {{keptPercent}}%',
  },
  tips: [
    { title: 'เฟรมเรต', text: '60\u00A0fps ถ้ามี 120 หรือ 240 ยิ่งดี' },
    { title: 'ขาตั้งหรือกระเป๋า', text: 'วางบนพื้น {{ultraWide}} ก็ยังเห็นสูงถึง {{height}}\u00A0ม.' },
    {
      title: 'จากด้านข้าง',
      text: 'เฉียงไป {{angle}}\u00A0องศา ค่าจะต่ำไป {{lostPercent}}\u00A0เปอร์เซ็นต์',
    },
  ],
  table: {
    title: 'ทำไมใช้เส้นโค้ง ไม่ใช่แค่สองเฟรม',
    lead: 'ลูกขนไก่ช้าลงทุกเฟรม ค่าจากสองเฟรมจึงต่ำไปเสมอ',
    frameRate: 'fps',
    average: 'สองเฟรม',
    curve: 'เส้นโค้ง',
    simulated:
      'คำนวณสำหรับลูกตบ {{exampleKmh}}\u00A0กม./ชม. ±\u00A0เป็นค่าจากการจำลอง เฉพาะความคลาดเคลื่อนของพิกเซล',
    method:
      'จำลองวิถีลูก {{runs}} ครั้ง แต่ละเฟรมคลาดเคลื่อนราว 1 พิกเซล ({{widthPx}}\u00A0×\u00A0{{heightPx}} คอร์ตกว้างเต็มภาพ พิกเซลละ {{pixelMm}}\u00A0มม.) แล้วหาเส้นโค้งแรงต้านอากาศให้แต่ละครั้ง ผล {{withinPercent}}% อยู่ในช่วงนี้',
  },
} as const;

/** Where the page ends: the download once more. */
export const closing = {
  title: 'แล้วลูกตบของคุณล่ะ',
} as const;

/** Beside the code that leads to the listing, where there is a mouse. */
export const qrCode = {
  title: 'โหลดลงโทรศัพท์',
  text: 'ใช้กล้องสแกน QR นี้',
  alt: 'รหัส QR: {{name}} ใน App Store',
} as const;

/** The demo dialog. */
export const demo = {
  title: 'เดโมแอป',
  hint: 'เคล็ดลับ: กด Esc เพื่อปิด',
  close: 'ปิด',
  transcript: 'อ่านเนื้อหาในเดโม',
} as const;
