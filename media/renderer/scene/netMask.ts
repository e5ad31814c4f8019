/** The coverage of pixels by the net alone, for compositing people behind it. */
import * as THREE from 'three';
import { aim, createCamera } from './camera.ts';
import { net } from './net.ts';
import type { View } from './view.ts';

export class NetMask {
  readonly #webgl: THREE.WebGLRenderer;
  readonly #scene = new THREE.Scene();
  readonly #camera = createCamera();
  constructor(width: number, height: number) {
    this.#webgl = new THREE.WebGLRenderer({ preserveDrawingBuffer: true, antialias: true });
    this.#webgl.setSize(width, height, false);
    this.#webgl.outputColorSpace = THREE.LinearSRGBColorSpace;
    this.#webgl.toneMapping = THREE.NoToneMapping;
    const group = net();
    group.traverse((each: any) => {
      if (!each.isMesh) return;
      each.material.color.set(0); each.material.emissive.set(0xffffff); each.material.emissiveIntensity = 1; each.material.envMapIntensity = 0;
    });
    this.#scene.background = new THREE.Color(0);
    this.#scene.add(group);
  }
  renderPng(view: View): string {
    const { width, height } = view;
    const canvas = new OffscreenCanvas(width, height);
    const ctx: any = canvas.getContext('2d');
    ctx.fillStyle = '#000'; ctx.fillRect(0, 0, width, height);
    ctx.globalCompositeOperation = 'lighter'; ctx.globalAlpha = 0.25;
    for (let sample = 0; sample < 4; sample++) {
      aim(this.#camera, view, sample);
      this.#webgl.render(this.#scene, this.#camera);
      ctx.drawImage(this.#webgl.domElement, 0, 0);
    }
    const full = document.createElement('canvas'); full.width = width; full.height = height;
    full.getContext('2d')!.drawImage(canvas, 0, 0);
    return full.toDataURL('image/png').split(',')[1]!;
  }
}
